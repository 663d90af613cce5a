import React, {useState, type ReactNode, type SyntheticEvent} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {refusalOf, valueNames, type Refusal, type SampleValues, type ValueName} from './values';
import './form.css';

const labels: Record<ValueName, string> = {
  group: translate({id: 'site.values.group', message: 'Group'}),
  owner: translate({id: 'site.values.owner', message: 'Owner of the app'}),
  workspace: translate({id: 'site.values.workspace', message: 'Workspace'}),
  app: translate({id: 'site.values.app', message: 'App ID'}),
  platform: translate({id: 'site.values.platform', message: 'Platform'}),
  page: translate({id: 'site.values.page', message: 'Key of the distribution page'}),
};

const helpTexts: Partial<Record<ValueName | Refusal, string>> = {
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
};

type FieldEvent = SyntheticEvent<HTMLInputElement | HTMLSelectElement>;

/** Renders a field. The browser doesn't submit the form while a field has a value that samples can't contain. */
function Field({name, value}: {name: ValueName; value?: string}): ReactNode {
  const [refusal, setRefusal] = useState<Refusal>();
  const id = `your-values-${name}`;
  const control = {
    id,
    className: 'field',
    name,
    defaultValue: value,
    'aria-invalid': refusal && true,
    'aria-describedby': `${id}-help`,
    onChange: ({currentTarget}: FieldEvent) => {
      const text = currentTarget.value.trim();
      currentTarget.setCustomValidity((text && refusalOf(name, text)) || '');
      setRefusal(undefined);
    },
    onInvalid: (event: FieldEvent) => {
      event.preventDefault();
      setRefusal(event.currentTarget.validationMessage as Refusal);
      event.currentTarget.form!.querySelector<HTMLElement>(':invalid')!.focus();
    },
  };
  return (
    <p>
      <label htmlFor={id}>{labels[name]}</label>
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
      <small id={`${id}-help`}>
        {helpTexts[name]} {refusal && helpTexts[refusal]}
      </small>
    </p>
  );
}

/** Opens a dialog, and closes the dialog when the reader goes back to another page. */
function showModal(dialog: HTMLDialogElement) {
  const close = () => dialog.close();
  dialog.showModal();
  window.addEventListener('popstate', close);
  return () => window.removeEventListener('popstate', close);
}

interface Props {
  stored: SampleValues;
  /** Called once the form is closed, with the new values, or with null after Cancel or Escape. */
  onClose: (values: SampleValues | null) => void;
}

/** Renders the form for the reader's own values in a modal dialog. */
export default function Form({stored, onClose}: Props): ReactNode {
  return (
    <dialog
      ref={showModal}
      className="dialog your-values"
      aria-labelledby="your-values"
      aria-describedby="your-values-about"
      onClose={({currentTarget: {returnValue, firstElementChild: form}}) => {
        const data = [...new FormData(form as HTMLFormElement)];
        const entries = data.map(([name, value]) => [name, String(value).trim()]);
        const values = Object.fromEntries(entries.filter(([, value]) => value));
        onClose({fill: values, clear: {}}[returnValue] ?? null);
      }}
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
