import React, {useEffect, useRef, useState, type SyntheticEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {refusalOf, valueNames, type Refusal, type SampleValues, type ValueName} from './values';
import './form.css';

const labels = (): Record<ValueName, string> => ({
  group: translate({id: 'site.values.group', message: 'Group'}),
  owner: translate({id: 'site.values.owner', message: 'Owner of the app'}),
  workspace: translate({id: 'site.values.workspace', message: 'Workspace'}),
  app: translate({id: 'site.values.app', message: 'App ID'}),
  platform: translate({id: 'site.values.platform', message: 'Platform'}),
  page: translate({id: 'site.values.page', message: 'Key of the distribution page'}),
});

const hints = (): Partial<Record<ValueName, string>> => ({
  group: translate({id: 'site.values.group.hint', message: 'Its name, not its display name'}),
  owner: translate({
    id: 'site.values.owner.hint',
    message: 'Only if the app belongs to a user: the account name',
  }),
  app: translate({id: 'site.values.app.hint', message: 'Package name or bundle identifier'}),
  page: translate({
    id: 'site.values.page.hint',
    message: 'The last part of its URL, 40 hexadecimal digits',
  }),
});

const reasons = (): Record<Refusal, string> => ({
  name: translate({
    id: 'site.values.refused.name',
    message:
      'Use letters, digits, hyphens, underscores, and periods. Start and end with a letter or digit.',
  }),
  long: translate({id: 'site.values.refused.long', message: 'Use at most 100 characters.'}),
  word: translate({
    id: 'site.values.refused.word',
    message:
      'Some languages read this as a number or as true or false, so samples can’t contain it.',
  }),
  key: translate({
    id: 'site.values.refused.key',
    message: 'Enter 40 digits and lowercase letters from a to f, without the rest of the URL.',
  }),
});

type Change = SyntheticEvent<HTMLInputElement | HTMLSelectElement>;

/** A field of the form, in which the browser accepts what can stand in samples. */
function Field({name, value}: {name: ValueName; value?: string}): ReactNode {
  const [refusal, setRefusal] = useState<Refusal>();
  const control = {
    id: `your-values-${name}`,
    className: 'field',
    name,
    defaultValue: value,
    'aria-invalid': refusal && true,
    'aria-describedby': `your-values-${name}-help`,
    onChange: ({currentTarget}: Change) => {
      const text = currentTarget.value.trim();
      currentTarget.setCustomValidity((text && refusalOf(name, text)) || '');
      setRefusal(undefined);
    },
    onInvalid: (event: Change) => {
      event.preventDefault();
      setRefusal(event.currentTarget.validationMessage as Refusal);
      event.currentTarget.form!.querySelector<HTMLElement>(':invalid')!.focus();
    },
  };
  return (
    <p>
      <label htmlFor={control.id}>{labels()[name]}</label>
      {name === 'platform' ? (
        <select {...control}>
          <option value="">
            {translate({id: 'site.values.platform.none', message: 'As in the sample'})}
          </option>
          {['Android', 'iOS'].map((platform) => (
            <option key={platform} value={platform.toLowerCase()}>
              {platform}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} autoComplete="off" autoCapitalize="off" spellCheck={false} />
      )}
      <small id={control['aria-describedby']}>
        {hints()[name]} {refusal && reasons()[refusal]}
      </small>
    </p>
  );
}

interface Props {
  stored: SampleValues;
  /** Called once: with the values to use, or with null when all stays as it is. */
  onClose: (values: SampleValues | null) => void;
}

/** The form for the reader's own values, in a dialog of the browser. */
export default function Form({stored, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    const close = () => element.close();
    element.showModal();
    // Back leads to another page.
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  const submit = ({
    currentTarget: {returnValue, firstElementChild: form},
  }: SyntheticEvent<HTMLDialogElement>) => {
    const data = new FormData(form as HTMLFormElement);
    const values = valueNames.map((name) => [name, String(data.get(name)).trim()]);
    const entries = returnValue === 'fill' ? values.filter(([, value]) => value) : [];
    onClose(returnValue ? Object.fromEntries(entries) : null);
  };
  return (
    <dialog
      ref={dialog}
      className="dialog your-values"
      aria-labelledby="your-values"
      aria-describedby="your-values-about"
      onClose={submit}
    >
      <form method="dialog">
        <h2 id="your-values">
          <Translate id="site.values.title">Your values for the samples</Translate>
        </h2>
        <p id="your-values-about">
          <Translate id="site.values.about">
            Fill in what you want to see in the samples. The values stay in this browser and are
            never sent. Don’t enter API keys: samples read them from variables.
          </Translate>
        </p>
        {valueNames.map((name) => (
          <Field key={name} name={name} value={stored[name]} />
        ))}
        <button value="fill" className="button button--primary">
          <Translate id="site.values.fill">Fill in samples</Translate>
        </button>
        <button value="clear" formNoValidate className="button button--secondary">
          <Translate id="site.values.clear">Clear all values</Translate>
        </button>
        <button value="" formNoValidate className="button button--secondary">
          <Translate id="site.values.cancel">Cancel</Translate>
        </button>
      </form>
    </dialog>
  );
}
