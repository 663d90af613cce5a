// The rules of textlint come without types.
declare module '@textlint-rule/textlint-rule-preset-google' {
  import type {TextlintKernelRule} from '@textlint/kernel';

  const preset: {
    rules: Record<string, TextlintKernelRule['rule']>;
    rulesConfig: Record<string, Record<string, unknown> | boolean>;
  };
  export default preset;
}

declare module 'textlint-rule-preset-ja-technical-writing' {
  import type {TextlintKernelRule} from '@textlint/kernel';

  const preset: {
    rules: Record<string, TextlintKernelRule['rule']>;
    rulesConfig: Record<string, Record<string, unknown> | boolean>;
  };
  export default preset;
}

declare module 'textlint-rule-terminology' {
  import type {TextlintKernelRule} from '@textlint/kernel';

  const rule: TextlintKernelRule['rule'];
  export default rule;
}

declare module 'textlint-rule-write-good' {
  import type {TextlintKernelRule} from '@textlint/kernel';

  const rule: TextlintKernelRule['rule'];
  export default rule;
}
