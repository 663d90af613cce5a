import {defaultLanguage, isTranslated, type Language} from '../../site/languages';
import {filesOf} from '../../plugins/api-reference/description';
import {fieldsOf} from '../../plugins/api-reference/fields';
import {
  endpoints,
  parametersOf,
  resolve,
  type OpenApi,
  type Schema,
} from '../../plugins/api-reference/openapi';
import {textsIn} from '../../site/texts';

interface Described {
  /** Where it is, for a person: `uploadApp, parameter OWNER_NAME`. */
  place: string;
  text: string | undefined;
}

/** Every text that the pages of operations and of errors show. */
function texts(api: OpenApi): Described[] {
  const ofErrors = Object.entries(api['x-errors']).flatMap(([name, {cause, fix}]) =>
    [cause, fix].map((text) => ({place: `the error ${name}`, text})),
  );
  const ofOperations = endpoints(api).flatMap(({operation}) => {
    const {operationId: id} = operation;
    const fields = (schema: Schema, place: string): Described[] =>
      fieldsOf(api, id, schema, textsIn(defaultLanguage.code)).map(
        ({parent, name, description}) => ({
          place: `${place}, ${parent}${name}`,
          text: description,
        }),
      );
    return [
      {place: id, text: operation.description},
      ...parametersOf(api, operation).map(({name, description}) => ({
        place: `${id}, parameter ${name}`,
        text: description,
      })),
      ...Object.values(operation.requestBody?.content ?? {}).flatMap(({schema}) =>
        fields(schema, `${id}, body`),
      ),
      ...Object.entries(operation.responses).flatMap(([status, raw]) => {
        const {description, content, 'x-failures': failures = {}} = resolve(api, raw);
        const place = `${id}, ${status}`;
        return [
          {place, text: description},
          ...Object.entries(failures).flatMap(([name, {errors, cause, fix}]) =>
            // What is left out here is a text of the error itself.
            [cause, fix]
              .filter((text) => text !== undefined || !errors)
              .map((text) => ({place: `${place}, ${name}`, text})),
          ),
          ...Object.values(content ?? {}).flatMap(({schema}) => fields(schema, place)),
        ];
      }),
    ];
  });
  return [...ofErrors, ...ofOperations];
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
