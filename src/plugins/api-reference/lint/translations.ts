import {isTranslated, type Language} from '../../../site/languages';
import {filesOf} from '../description';
import {
  endpoints,
  parametersOf,
  referencesOf,
  resolve,
  wholeSchema,
  type OpenApi,
  type Schema,
} from '../openapi';

interface Described {
  /** Where it is, for a person: `uploadApp, parameter OWNER_NAME`. */
  place: string;
  text: string | undefined;
}

function properties(
  api: OpenApi,
  raw: Schema,
  place: string,
  around: readonly string[] = [],
): Described[] {
  const schema = wholeSchema(api, raw);
  const references = referencesOf(api, raw);
  if (references.some((reference) => around.includes(reference))) {
    return [];
  }
  const inside = [...around, ...references];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
      {place: `${place}, ${name}`, text: resolve(api, property).description},
      ...properties(api, property, `${place}, ${name}`, inside),
    ]),
    ...(schema.items ? properties(api, schema.items, place, around) : []),
  ];
}

/** Every text that an operation's page shows. */
function texts(api: OpenApi): Described[] {
  return endpoints(api).flatMap(({operation}) => {
    const {operationId: id} = operation;
    return [
      {place: id, text: operation.description},
      ...parametersOf(api, operation).map(({name, description}) => ({
        place: `${id}, parameter ${name}`,
        text: description,
      })),
      ...Object.values(operation.requestBody?.content ?? {}).flatMap(({schema}) =>
        properties(api, schema, `${id}, body`),
      ),
      ...Object.entries(operation.responses).flatMap(([status, raw]) => {
        const {description, content, 'x-failures': failures = {}} = resolve(api, raw);
        return [
          {place: `${id}, ${status}`, text: description},
          ...Object.entries(failures).flatMap(([name, {errors, cause, fix}]) =>
            // What is left out here is a text of the error itself.
            [cause, fix]
              .filter((text) => text !== undefined || !errors)
              .map((text) => ({place: `${id}, ${status}, ${name}`, text})),
          ),
          ...Object.values(content ?? {}).flatMap(({schema}) =>
            properties(api, schema, `${id}, ${status}`),
          ),
        ];
      }),
    ];
  });
}

/**
 * Looks for texts that the pages show and that a language lacks.
 *
 * @param english - the description.
 * @param translated - the description with the language's texts.
 * @param language - the language.
 * @returns how many texts were looked at, and what is wrong, each once.
 */
export function checkDescriptions(
  english: OpenApi,
  translated: OpenApi,
  language: Language,
): {checked: number; problems: string[]} {
  const inEnglish = texts(english);
  const files = filesOf(language.code);
  const problems = [
    ...inEnglish
      .filter(({text}) => !text?.trim())
      .map(({place}) => `${files.description}: no description at ${place}.`),
    ...texts(translated)
      .filter(
        ({text}, index) => text?.trim() && !isTranslated(language, text, inEnglish[index]?.text),
      )
      .map(({place}) => `${files.overlay}: no ${language.name} description for ${place}.`),
  ];
  return {checked: inEnglish.length, problems: [...new Set(problems)]};
}
