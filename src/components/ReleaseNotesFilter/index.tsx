import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useClearQueryString, usePluralForm, useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import data from '@generated/changes/default/filter.json';

type Choice = (typeof data.kinds)[number];
type Platform = (typeof data.products)[number];
const ours = data.products.filter((product): product is Required<Platform> =>
  Boolean(product.route),
);
const platforms = data.products.filter(({route}) => !route);

interface FieldProps {
  label: string;
  /** What no choice is called. */
  all: string;
  value: string;
  onChange(value: string): void;
  children: ReactNode;
}

function Field({label, all, value, onChange, children}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({target}) => onChange(target.value)}>
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  );
}

const options = (choices: Choice[]) =>
  choices.map(({id, label}) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));

/** What matches, how many that is for those who hear it, and what to do when it is nothing. */
function Results({
  product,
  kind,
  clear,
}: {
  product: string;
  kind: string;
  clear(): void;
}): ReactNode {
  const {selectMessage} = usePluralForm();
  const isFiltered = Boolean(product || kind);
  const found = data.changes.filter(
    (change) =>
      isFiltered && (!product || change.product === product) && (!kind || change.kind === kind),
  );
  const count = selectMessage(
    found.length,
    translate(
      {id: 'site.filter.count', message: 'One change|{count} changes'},
      {count: String(found.length)},
    ),
  );
  return (
    <>
      <p role="status">{isFiltered && count}</p>
      {isFiltered && (
        <button type="button" className="button button--secondary" onClick={clear}>
          <Translate id="site.filter.clear">Show all release notes</Translate>
        </button>
      )}
      {isFiltered && found.length === 0 && (
        <p>
          <Translate id="site.filter.empty">
            No release note has such a change. Choose another kind or product, or show all release
            notes.
          </Translate>
        </p>
      )}
      {found.length > 0 && (
        <ul className="home__notes">
          {found.map(({route, title, subject, date, kind: its}) => (
            <li key={route + title}>
              <Link to={route} autoAddBaseUrl={false}>
                {title}
              </Link>
              <p>
                {[subject, data.kinds.find(({id}) => id === its)?.label, date]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Filters the list of release notes by product and kind (`?product=cli&kind=fixed`). Without
 * JavaScript the links to the products' own pages do the same.
 *
 * @param children - the list, shown while nothing is chosen.
 */
export default function ReleaseNotesFilter({children}: {children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const [askedProduct, setProduct] = useQueryString('product');
  const [askedKind, setKind] = useQueryString('kind');
  // What is unknown, such as a misspelled address, chooses nothing.
  const product = data.products.some(({id}) => id === askedProduct) ? askedProduct : '';
  const kind = data.kinds.some(({id}) => id === askedKind) ? askedKind : '';
  const clear = useClearQueryString();
  return (
    <>
      <nav
        className="product-links"
        aria-label={translate({id: 'site.filter.products', message: 'Release notes by product'})}
      >
        <ul>
          {ours.map(({id, label, route}) => (
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
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          label={translate({id: 'site.filter.product', message: 'Product'})}
          all={translate({id: 'site.filter.allProducts', message: 'All products'})}
          value={product}
          onChange={setProduct}
        >
          {options(ours)}
          <optgroup
            label={translate({id: 'site.filter.platforms', message: 'Platforms (not ours)'})}
          >
            {options(platforms)}
          </optgroup>
        </Field>
        <Field
          label={translate({id: 'site.filter.kind', message: 'Kind of change'})}
          all={translate({id: 'site.filter.allKinds', message: 'All kinds'})}
          value={kind}
          onChange={setKind}
        >
          {options(data.kinds)}
        </Field>
      </form>
      <Results product={product} kind={kind} clear={clear} />
      {!product && !kind && children}
    </>
  );
}
