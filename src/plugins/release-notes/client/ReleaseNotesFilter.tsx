import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useClearQueryString, usePluralForm, useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import data from '@generated/release-notes/default/filter.json';
import ChangeList from './ChangeList';

const {products, platforms, kinds, changes} = data;

type Choices = typeof platforms;

const options = (choices: Choices) =>
  choices.map(({id, label}) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));

/** Stores a choice in the query string. Ignores an unknown id in the query string. */
function useChoice(name: string, choices: Choices): [string, (id: string) => void] {
  const [id, choose] = useQueryString(name);
  return [choices.some((choice) => choice.id === id) ? id : '', choose];
}

interface FieldProps {
  label: string;
  /** Label of the option that chooses nothing. */
  all: string;
  choice: [string, (id: string) => void];
  children: ReactNode;
}

function Field({label, all, choice: [value, choose], children}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={({target}) => choose(target.value)}>
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  );
}

/**
 * Filters the list of release notes by product and kind (`?product=cli&kind=fixed`). Without JavaScript,
 * readers use the links to the products' pages.
 *
 * @param children - the complete list, which is rendered until a reader chooses a product or a kind.
 */
export default function ReleaseNotesFilter({children}: {children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const {selectMessage} = usePluralForm();
  const clear = useClearQueryString();
  const productChoice = useChoice('product', [...products, ...platforms]);
  const kindChoice = useChoice('kind', kinds);
  const [[product], [kind]] = [productChoice, kindChoice];
  const isFiltered = Boolean(product || kind);
  const matches = changes.filter(
    (change) => (!product || change.product === product) && (!kind || change.kind === kind),
  );
  const count = translate(
    {id: 'site.filter.count', message: 'One change|{count} changes'},
    {count: String(matches.length)},
  );
  return (
    <>
      <nav
        className="product-links"
        aria-label={translate({id: 'site.filter.products', message: 'Release notes by product'})}
      >
        <ul>
          {products.map(({id, label, route}) => (
            <li key={id}>
              <Link to={route} autoAddBaseUrl={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form
        className="notes-filter"
        aria-label={translate({id: 'site.filter', message: 'Filter the changes'})}
        data-ready={isBrowser}
      >
        <Field
          label={translate({id: 'site.filter.product', message: 'Product'})}
          all={translate({id: 'site.filter.allProducts', message: 'All products'})}
          choice={productChoice}
        >
          {options(products)}
          <optgroup
            label={translate({id: 'site.filter.platforms', message: 'Platforms (not ours)'})}
          >
            {options(platforms)}
          </optgroup>
        </Field>
        <Field
          label={translate({id: 'site.filter.kind', message: 'Kind of change'})}
          all={translate({id: 'site.filter.allKinds', message: 'All kinds'})}
          choice={kindChoice}
        >
          {options(kinds)}
        </Field>
      </form>
      {/* Always rendered, because screen readers announce only changes of an existing element. */}
      <p role="status">{isFiltered && selectMessage(matches.length, count)}</p>
      {isFiltered ? (
        <>
          <button type="button" className="button button--secondary" onClick={clear}>
            <Translate id="site.filter.clear">Show all release notes</Translate>
          </button>
          {matches.length === 0 && (
            <p>
              <Translate id="site.filter.empty">
                No release note has such a change. Choose another kind or product, or show all
                release notes.
              </Translate>
            </p>
          )}
          <ChangeList changes={matches} kinds={kinds} />
        </>
      ) : (
        children
      )}
    </>
  );
}
