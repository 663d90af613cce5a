/**
 * Words that the site does not use, and what it says instead. A word counts in running text, titles
 * and descriptions; labels in bold, code and link targets are as their owners wrote them.
 */
export interface Term {
  avoid: RegExp;
  use: string;
  /** English pages on which the word is right: it is another company's there. */
  except?: RegExp;
  /** Where alone the word is wrong; everywhere when this is left out. */
  only?: Place;
}

/** A place with wording rules of its own: headings, and the list of what has to be true first. */
export type Place = 'heading' | 'precondition';

// The glossary lists the words that readers know a thing by.
const glossary = /learning\/glossary\.md$/;
// So does the list of screens, with the labels that older screens have.
const shownLabels = /learning\/(?:glossary|screens)\.md$/;
// Chatwork, Google Play and others call their keys tokens.
const foreignTokens =
  /learning\/glossary\.md$|\/chat\/|\/migration\.md$|\/tutorials\/bug-reports\.md$/;
// Other services have projects, too.
const foreignProjects = /learning\/glossary\.md$|\/migration\.md$/;
// A renaming is news in the month in which it happens.
const renaming = /learning\/glossary\.md$|^release-notes\//;
// Half-width punctuation is right beside code.
const apiPages = /^docs\/api\//;
// A question has an answer.
const faqPages = /\bfaq\b|questions/;

/** By language; one that has no table has no such rules. */
export const terms: Record<string, Term[]> = {
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
    // What an API sends back. Questions have answers.
    {
      avoid:
        /\banswer(?:s|ed|ing)? (?=with\b|\d{3}\b|\uFFFC|(?:an?|the|no) (?:\w+ )?(?:error|status|list|object|body|JSON)\b)/gi,
      use: 'returns or responds with',
    },
    {avoid: /\b(?:in|of|from) the answer\b(?! to\b)/gi, use: 'in the response'},
    {
      avoid:
        /\banswer(?:s|ed|ing)?\b(?! (?:to )?(?:[\w'’-]+ ){0,3}questions?\b)(?<!\b(?:find|more|questions(?: and| with| are)?|how to) (?:an |the |your )?answer(?:s|ed)?)/gi,
      use: 'response or the value itself; an API returns something',
      except: faqPages,
    },
    // Mail and networks have addresses, browsers an address bar; a page has a URL.
    {
      avoid:
        /(?<![\w-])(?<!\b(?:e-?mail|IP|IPv[46]|MAC|mailing|postal|billing|street|sender|reply-to|loopback|memory) )(?<!\bto )address(?:es)?\b(?! (?:bar|book)\b)/gi,
      use: 'URL for a place on the web, or email address',
    },
    {
      avoid: /\b(?:(?:every|some|any)body|who(?:m)?ever)\b/gi,
      use: 'anyone, everyone, someone, people, members, or "you"',
    },
    {avoid: /\b(?:those|the ones?) who\b/gi, use: 'people who, members who, or "you"'},
    {
      avoid:
        /(?<![\w.@-])(?:mails?\b(?! (?:server|client|app|program|provider|filter|gateway|system|flow)s?\b)|Mails\b|[Mm]ailed\b)/g,
      use: 'email',
    },
    {avoid: /\be-mails?\b/gi, use: 'email'},
    {
      avoid: /\b(?:text|sentence|message|reason)s? (?:that|which) (?:say|tell|explain)s? why\b/gi,
      use: 'error message, or the value itself',
    },
    {
      avoid: /\bmay have to\b|\b(?:has|have) to expect\b/gi,
      use: 'can, must, or need to; or tell the reader what to do',
    },
    {
      avoid:
        /\b(?:nothing|something|everything|what) (?:else |more )?(?:is|are|remains) to (?:be )?(?:fill|enter|set|do|check|choose)\w*/gi,
      use: 'an instruction ("leave the other fields empty"), or that the field is optional',
    },
    {
      avoid: /\b(?:(?:is|are|was|has been|have been) there|exists?|has existed) since\b/gi,
      use: 'available since',
    },
    {avoid: /\bcomes? by (?:itself|themselves)\b/gi, use: 'the default value, or "by default"'},
    {
      avoid:
        /\b(?:an?|the|your|its|their|all|any) (?:former|earlier (?:apps?|groups?|invitations?|keys?|members?|names?|owners?|pages?|plans?|teams?))\b(?! than)/gi,
      use: 'previous, previously created, or what it is now',
    },
    // Doubt: a reader needs an instruction. A fact that isn't firm is left out.
    {
      avoid:
        /\b(?:as a rule|usually|normally|typically|generally(?! available)|presumably|probably|apparently|supposedly|most likely)\b/gi,
      use: 'what is so, or how the reader finds out ("Check X: if you see ...")',
    },
    {
      avoid: /\b(?:may|might) not (?:accept|support|allow|take|offer|know|work)\b/gi,
      use: 'what is so, or how the reader finds out ("Check X: if you see ...")',
    },
    {
      avoid: /\bexpect (?:that|to (?:see|be|sign))\b/gi,
      use: 'what happens ("you see", "you may be asked")',
    },
    {
      avoid:
        /\b(?:this|the) (?:table|page|guide|reference|documentation)(?: \w+)? (?:names? no|(?:does not|doesn['’]t) (?:name|say|tell|know|state)|has no (?:source|information))\b|\b(?:is|are) not (?:documented|known|stated)\b/gi,
      use: 'nothing about what the documentation lacks: leave it out, or tell how to find out',
    },
    {
      avoid:
        /\bit(?: is|['’]s) (?:only |always |not )?(?:the|an?|your|their|this) (?:[\w'’-]+ ){1,5}(?:that|who) (?!you\b)/gi,
      use: 'the subject first ("The owner approves ...", not "It is the owner who ...")',
    },
    // The group and the workspace, where the service's older words came from its screens or paths.
    {
      avoid:
        /\b(?:project|organization)(?:['’]s)? (?:API keys?|members?|owners?|administrators?)\b/gi,
      use: 'group, for what the service calls a project or an organization',
      except: foreignProjects,
    },
    {avoid: /\bin order to\b/gi, use: 'to'},
    {avoid: /\b(?:utili[sz]e|leverage)[sd]?\b/gi, use: 'use'},
    {avoid: /\bclick(?:s|ed|ing)? on\b/gi, use: 'click'},
    {avoid: /[a-z]!(?=\s|$)/g, use: 'a full stop: the page tells, it does not cheer'},
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
    {avoid: /ダッシュボード/g, use: '管理コンソール', except: shownLabels},
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
    // Words of a translation, where a Japanese product's documentation has its own.
    {avoid: /この後の(?:動き|流れ)/g, use: '次の手順, or say it in the paragraph'},
    {avoid: /(?:^|を|て|に)試す$/g, use: '動作を確認する', only: 'heading'},
    {
      avoid: /(?:起きる|起こる)こと$/g,
      use: 'what the section tells (変更される内容, 影響)',
      only: 'heading',
    },
    {avoid: /戻る(?:方法|には)$/g, use: '対処方法', only: 'heading'},
    {avoid: /する向き$/g, use: 'what the section tells (コピー元とコピー先)', only: 'heading'},
    {avoid: /(?:する|した|できる)ことです$|のための/g, use: '体言止め, or 〜する', only: 'heading'},
    {
      avoid: /(?:(?<!必要|こと)があり|でき)ます$/g,
      use: '〜が必要です, or 〜できることを確認してください',
      only: 'precondition',
    },
    {avoid: /要求(?=ヘッダー|本文|ボディ|パラメーター)|APIの?要求/g, use: 'リクエスト'},
    {avoid: /(?:リクエスト|レスポンス|応答|要求)の?本[文体]/g, use: 'ボディ'},
    // A server that does not respond (応答しない) is not what an API returns; neither is an IdP's 応答URL.
    {avoid: /応答(?!し|が(?:な|あり|返ら)|なし| ?URL)/g, use: 'レスポンス'},
    // Doubt, as in English.
    {
      avoid:
        /通常は|たいてい|普通は|おそらく|原則として|と(?:思|考え)われます|かもしれません|はずです/g,
      use: 'what is so, or how the reader finds out (〜を確認してください)',
    },
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
