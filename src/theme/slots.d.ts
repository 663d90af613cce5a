/** What the site gives to the components that features bring (`src/plugins/slots.ts`). */
declare module '@theme/AudienceIcon' {
  export interface Props {
    audience: 'developer' | 'administrator' | 'tester' | 'integrator';
  }
  export default function AudienceIcon(props: Props): React.ReactNode;
}
declare module '@theme/DeviceScreen' {
  export default function DeviceScreen(props: {svg: string}): React.ReactNode;
}
declare module '@theme/Diagram' {
  export default function Diagram(props: {svg: string}): React.ReactNode;
}
declare module '@theme/HomePicture' {
  export default function HomePicture(): React.ReactNode;
}
declare module '@theme/MarkdownActions' {
  export default function MarkdownActions(props: {permalink: string}): React.ReactNode;
}
declare module '@theme/NewestNotes' {
  export default function NewestNotes(): React.ReactNode;
}
declare module '@theme/PhoneCheck' {
  export default function PhoneCheck(): React.ReactNode;
}
declare module '@theme/SampleValuesButton' {
  export default function SampleValuesButton(props: {
    code: React.RefObject<HTMLElement | null>;
  }): React.ReactNode;
}
declare module '@theme/SearchField' {
  export default function SearchField(): React.ReactNode;
}
declare module '@theme/StatusEmbed' {
  export default function StatusEmbed(): React.ReactNode;
}
declare module '@theme/TranslationNotice' {
  export default function TranslationNotice(props: {route: string}): React.ReactNode;
}
