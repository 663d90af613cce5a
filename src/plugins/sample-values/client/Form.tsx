import React, {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  refusalOf,
  valueNames,
  type Refusal,
  type SampleValues,
  type ValueName,
} from './placeholders';

const fields = (): Record<ValueName, {label: string; hint?: string}> => ({
  group: {
    label: translate({id: 'site.values.group', message: 'Group'}),
    hint: translate({id: 'site.values.group.hint', message: 'Its name, not its display name'}),
  },
  owner: {
    label: translate({id: 'site.values.owner', message: 'Owner of the app'}),
    hint: translate({
      id: 'site.values.owner.hint',
      message: 'Only if the app belongs to a user: the account name',
    }),
  },
  workspace: {label: translate({id: 'site.values.workspace', message: 'Workspace'})},
  app: {
    label: translate({id: 'site.values.app', message: 'App ID'}),
    hint: translate({id: 'site.values.app.hint', message: 'Package name or bundle identifier'}),
  },
  platform: {label: translate({id: 'site.values.platform', message: 'Platform'})},
  page: {
    label: translate({id: 'site.values.page', message: 'Key of the distribution page'}),
    hint: translate({
      id: 'site.values.page.hint',
      message: 'The last part of its URL, 40 hexadecimal digits',
    }),
  },
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

interface Props {
  /** The values that this browser keeps. */
  stored: SampleValues;
  /** Called once: with the values to use, or with null when all stays as it is. */
  onClose: (values: SampleValues | null) => void;
}

/**
 * The form for values of the reader's own: a dialog of the browser, which keeps the focus inside,
 * closes with Escape, and gives the focus back to the button that opened it.
 */
export default function Form({stored, onClose}: Props): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const result = useRef<SampleValues | null>(null);
  const [refusals, setRefusals] = useState<Partial<Record<ValueName, Refusal>>>({});
  useEffect(() => {
    const element = dialog.current!;
    const close = () => element.close();
    element.showModal();
    // Back leads to another page.
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  const finish = (values: SampleValues | null) => {
    result.current = values;
    dialog.current!.close();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values: SampleValues = {};
    const refused: typeof refusals = {};
    for (const name of valueNames) {
      const value = String(data.get(name)).trim();
      const refusal = value && refusalOf(name, value);
      if (refusal) {
        refused[name] = refusal;
      } else if (value) {
        values[name] = value;
      }
    }
    setRefusals(refused);
    const [first] = Object.keys(refused);
    if (first) {
      (form.elements.namedItem(first) as HTMLElement).focus();
    } else {
      finish(values);
    }
  };
  const field = (name: ValueName) => {
    const {label, hint} = fields()[name];
    const refusal = refusals[name];
    const control = {
      id: `${id}-${name}`,
      className: 'field',
      name,
      defaultValue: stored[name] ?? '',
      'aria-invalid': refusal ? true : undefined,
      'aria-describedby': hint || refusal ? `${id}-${name}-help` : undefined,
    };
    return (
      <div key={name} className="your-values__field">
        <label htmlFor={control.id}>{label}</label>
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
        <div id={`${id}-${name}-help`}>
          {hint && <p>{hint}</p>}
          {refusal && <p className="your-values__refusal">{reasons()[refusal]}</p>}
        </div>
      </div>
    );
  };

  return (
    <dialog
      ref={dialog}
      className="dialog your-values"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      onClose={() => onClose(result.current)}
    >
      <form noValidate onSubmit={submit}>
        <h2 id={`${id}-title`}>
          <Translate id="site.values.title">Your values for the samples</Translate>
        </h2>
        <p id={`${id}-about`}>
          <Translate id="site.values.about">
            Fill in what you want to see in the samples. The values stay in this browser and are
            never sent. Don’t enter API keys: samples read them from variables.
          </Translate>
        </p>
        {valueNames.map(field)}
        <div className="your-values__buttons">
          <button type="submit" className="button button--primary">
            <Translate id="site.values.fill">Fill in samples</Translate>
          </button>
          <button type="button" className="button button--secondary" onClick={() => finish({})}>
            <Translate id="site.values.clear">Clear all values</Translate>
          </button>
          <button type="button" className="button button--secondary" onClick={() => finish(null)}>
            <Translate id="site.values.cancel">Cancel</Translate>
          </button>
        </div>
      </form>
    </dialog>
  );
}
