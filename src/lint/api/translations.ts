import {defaultLanguage, isTranslated, type Language} from '../../site/languages';
import {filesOf} from '../../plugins/api-reference/description';
import {fieldsOf} from '../../plugins/api-reference/fields';
import {
  endpoints,
  parametersOf,
  resolve,
  type OpenApi,
  type Operation,
  type Schema,
} from '../../plugins/api-reference/openapi';
import {textsIn} from '../../site/texts';
import type {Outcome} from './pages';

interface Description {
  /** Place in the description for messages, such as `uploadApp, parameter OWNER_NAME`. */
  place: string;
  text: string | undefined;
}

/** Returns the texts that the page of an operation shows. */
function textsOfOperation(api: OpenApi, operation: Operation): Description[] {
  const {operationId: id, description, requestBody, responses} = operation;
  const fieldTexts = (place: string, content: Record<string, {schema: Schema}> = {}) =>
    Object.values(content)
      .flatMap(({schema}) => fieldsOf(api, id, schema, textsIn(defaultLanguage.code)))
      .map(({parent, name, description: text}) => ({place: `${place}, ${parent}${name}`, text}));
  return [
    {place: id, text: description},
    ...parametersOf(api, operation).map(({name, description: text}) => ({
      place: `${id}, parameter ${name}`,
      text,
    })),
    ...fieldTexts(`${id}, body`, requestBody?.content),
    ...Object.entries(responses).flatMap(([status, raw]) => {
      const {description: text, content, 'x-failures': failures = {}} = resolve(api, raw);
      const place = `${id}, ${status}`;
      const failureTexts = Object.entries(failures).flatMap(([name, {errors, cause, fix}]) =>
        // A failure of an error may lack a cause or a fix: the page shows the error's own text instead.
        [cause, fix]
          .filter((part) => part !== undefined || !errors)
          .map((part) => ({place: `${place}, ${name}`, text: part})),
      );
      return [{place, text}, ...failureTexts, ...fieldTexts(place, content)];
    }),
  ];
}

/** Returns every text that the pages of operations and of errors show. */
const textsOf = (api: OpenApi): Description[] => [
  ...Object.entries(api['x-errors']).flatMap(([name, {cause, fix}]) =>
    [cause, fix].map((text) => ({place: `the error ${name}`, text})),
  ),
  ...endpoints(api).flatMap(({operation}) => textsOfOperation(api, operation)),
];

/**
 * Finds texts that the pages show and that are missing in English or in a translation.
 *
 * @param english - the description.
 * @param translated - the description with the language's texts.
 * @returns each problem once.
 */
export function checkDescriptions(
  english: OpenApi,
  translated: OpenApi,
  language: Language,
): Outcome {
  const originals = textsOf(english);
  const files = filesOf(language.code);
  const problems = [
    ...originals
      .filter(({text}) => !text?.trim())
      .map(({place}) => `${files.description}: no description at ${place}.`),
    ...textsOf(translated)
      .filter(
        ({text}, index) => text?.trim() && !isTranslated(language, text, originals[index]?.text),
      )
      .map(({place}) => `${files.overlay}: no ${language.name} description for ${place}.`),
  ];
  return {checked: originals.length, problems: [...new Set(problems)]};
}
