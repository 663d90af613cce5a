/**
 * Words that the site does not use, and what it says instead. A word counts in running text, titles
 * and descriptions; labels in bold, code and link targets are as their owners wrote them.
 */
export interface Term {
  avoid: RegExp;
  use: string;
  /** English pages on which the word is right: it is somebody else's there. */
  except?: RegExp;
}

// The glossary lists the words that readers know a thing by.
const glossary = /learning\/glossary\.md$/;
// Chatwork, Google Play and others call their keys tokens.
const foreignTokens = /learning\/glossary\.md$|\/chat\/|\/migration\.md$/;
// A renaming is news in the month in which it happens.
const renaming = /learning\/glossary\.md$|^release-notes\//;
// Half-width punctuation is right beside code.
const apiPages = /^docs\/api\//;

export const terms: Record<'en' | 'ja', Term[]> = {
  en: [
    {avoid: /\btenants?\b/gi, use: 'workspace', except: glossary},
    // "Enterprise plan", "Enterprise API" and "Apple's enterprise signing" are names.
    {
      avoid: /\b(?:an|the|your|this) enterprises?(?= (?:has|is|can|members?\b)|[.,;])/g,
      use: 'workspace',
    },
    {
      avoid: /\b(?:landing|install(?:ation)?) pages?\b/gi,
      use: 'distribution page',
      except: glossary,
    },
    {avoid: /\bsquads?\b/gi, use: 'team'},
    {avoid: /\bcustom fields?\b/gi, use: 'custom attribute', except: glossary},
    {avoid: /\bdashboards?\b/gi, use: 'admin console', except: glossary},
    {avoid: /\blog(?:s|ged|ging)? ?in\b(?! the)/gi, use: 'sign in'},
    {avoid: /\blog(?:s|ged|ging)? out\b/gi, use: 'sign out'},
    {avoid: /\blog-?ins?\b/gi, use: 'sign in, or sign-in'},
    {avoid: /\bsign(?:s|ed|ing)? on\b(?! URL)/gi, use: 'sign in'},
    {avoid: /\b(?:API|access) tokens?\b/gi, use: 'API key', except: foreignTokens},
    {avoid: /\b(?:un)?pin(?:s|ned|ning)? (?:a|the|this) revision\b/gi, use: 'protect'},
    {avoid: /\b(?:un)?lock(?:s|ed|ing)? (?:a|the|this) revision\b/gi, use: 'protect'},
    {avoid: /\b(?:simply|just|easy|easily|please)\b/gi, use: 'nothing: leave it out'},
    {avoid: /\betc\./gi, use: 'the whole list, or "such as"'},
    {avoid: /\be\.g\./gi, use: 'for example'},
    {avoid: /\bi\.e\./gi, use: 'that is'},
    {avoid: /\b(?:coming soon|TODO|TBD|to be determined)\b/gi, use: 'what is so now'},
    {
      avoid: /(?<!formerly )\bAzure (?:AD|Active Directory)\b/g,
      use: 'Microsoft Entra ID',
      except: renaming,
    },
    {avoid: /\bG Suite\b/g, use: 'Google Workspace', except: glossary},
  ],
  ja: [
    {avoid: /テナント/g, use: 'ワークスペース', except: glossary},
    // The API, the guide and Apple's and Microsoft's terms are names.
    {
      avoid: /(?<!「)エンタープライズ(?=[をにはがで])/g,
      use: 'ワークスペース、またはEnterpriseプラン',
      except: glossary,
    },
    {avoid: /ランディングページ|インストールページ/g, use: '配布ページ', except: glossary},
    {avoid: /スクワッド/g, use: 'チーム', except: glossary},
    {avoid: /カスタムフィールド/g, use: 'カスタム属性', except: glossary},
    {avoid: /ダッシュボード/g, use: '管理コンソール', except: glossary},
    {avoid: /サインイン|ログオン/g, use: 'ログイン', except: glossary},
    {avoid: /サインアウト|ログオフ/g, use: 'ログアウト', except: glossary},
    {avoid: /サインアップ/g, use: '登録', except: glossary},
    {avoid: /APIトークン|アクセストークン/g, use: 'APIキー', except: foreignTokens},
    {avoid: /ユーザ(?!ー)/g, use: 'ユーザー'},
    {avoid: /サーバ(?!ー)/g, use: 'サーバー'},
    {avoid: /メンバ(?!ー)/g, use: 'メンバー'},
    {avoid: /ブラウザ(?!ー)/g, use: 'ブラウザー'},
    {avoid: /フォルダ(?!ー)/g, use: 'フォルダー'},
    {avoid: /エラ(?!ー)/g, use: 'エラー'},
    {avoid: /キャプチャー/g, use: 'キャプチャ'},
    {avoid: /あなた/g, use: 'nothing: leave it out'},
    {avoid: /準備中|近日公開/g, use: 'what is so now'},
    {
      avoid: /[A-Za-z0-9] [ぁ-んァ-ヶ一-龠]|[ぁ-んァ-ヶー一-龠、。] [A-Za-z0-9]/g,
      use: 'no space between the two',
    },
    {
      avoid: /[ぁ-んァ-ヶー一-龠][,;:!?](?![\d/])|[ぁ-んァ-ヶー一-龠] ?\(|\) ?[ぁ-んァ-ヶー一-龠]/g,
      use: 'full-width punctuation',
      except: apiPages,
    },
    {avoid: /[０-９Ａ-Ｚａ-ｚ]/g, use: 'half-width letters and digits'},
  ],
};

/** Products, as their owners write them. */
export const products = [
  'Android',
  'Android Studio',
  'App Center',
  'App Store',
  'Bitrise',
  'Chatwork',
  'Chromium',
  'CircleCI',
  'CocoaPods',
  'fastlane',
  'Firebase',
  'Firefox',
  'GitHub',
  'GitHub Actions',
  'GitLab',
  'Google Chrome',
  'Google Play',
  'Google Workspace',
  'Gradle',
  'Groovy',
  'iOS',
  'iPad',
  'iPadOS',
  'iPhone',
  'Jenkins',
  'JSON',
  'Kotlin',
  'Linux',
  'macOS',
  'Microsoft Entra ID',
  'Microsoft Teams',
  'Objective-C',
  'Okta',
  'OneLogin',
  'OpenAPI',
  'RubyGems',
  'Safari',
  'SAML',
  'Slack',
  'TestFlight',
  'UDID',
  'Xcode',
  'YAML',
];
