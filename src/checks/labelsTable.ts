/**
 * Labels on screens that pages show in bold. A label that is not here is not bold: look it up in
 * the product, add it with what is known about its Japanese, or set the word in plain text.
 */
export interface Label {
  en: string;
  /** Japanese that was read in the product or its own texts, the usual form first. */
  ja?: string | string[];
  /**
   * What is known: the label was read as it is today, or as older screens have it. With `meaning
   * only` no one has read the Japanese label, so a Japanese page shows the English one in bold and
   * then, in parentheses, what it means.
   */
  known: 'read' | 'older' | 'meaning only';
  /** What the label means, for the parentheses. */
  means?: string;
  /** Set where only the Japanese label was read: an English page describes what is there. */
  englishUnread?: true;
}

/** Whose screen it is, where it is not the service's. */
export interface ForeignLabel extends Omit<Label, 'known' | 'means'> {
  owner: string;
}

/**
 * A label as labels are compared. Spaces between letters of the two scripts are a matter of style, and
 * so is the width of brackets.
 */
export const plain = (text: string) =>
  text
    .replace(/\(/g, '（')
    .replace(/\)/g, '）')
    .replace(/(?<=[^\x20-\x7e]) +| +(?=[^\x20-\x7e])/g, '')
    .replace(/’/g, "'")
    .trim();

const read = (en: string, ...ja: string[]): Label => ({en, ja, known: 'read'});
/** The same in both languages. */
const same = (en: string): Label => ({en, ja: en, known: 'read'});
/** Only the Japanese label was read; the English words are what it means. */
const japaneseOnly = (en: string, ...ja: string[]): Label => ({
  ...read(en, ...ja),
  englishUnread: true,
});
const older = (en: string, ...ja: string[]): Label => ({en, ja, known: 'older'});
const olderMeaning = (en: string, means: string): Label => ({en, means, known: 'older'});
const meaning = (en: string, means: string): Label => ({en, means, known: 'meaning only'});

/** Labels of the service's own screens. */
export const labels: Label[] = [
  // Everywhere
  same('OK'),
  same('×'),
  same('X'),
  read('Settings', '設定'),
  read('Create', '作成', '新規作成'),
  meaning('+Create', '作成'),
  older('New', '新規作成'),
  meaning('Add', '追加'),
  meaning('Remove', '外す'),
  meaning('Send', '送信'),
  meaning('Change', '変更'),
  japaneseOnly('Display name', '表示名'),
  read('Description', '説明'),

  // Accounts
  read('Sign Up and Join', '新規登録して参加'),
  meaning('Sign Up and Download', '登録してダウンロード'),
  meaning('Sign up with email address', 'メールアドレスで登録'),
  meaning('Send verification code', '認証コードを送信'),
  meaning('Verification Code', '認証コード'),
  meaning('Log In', 'ログイン'),
  meaning('Current Plan', '現在のプラン'),
  read('Workspaces', 'ワークスペース'),
  japaneseOnly('Profile menu', 'プロフィールメニュー'),
  meaning('API Key', 'APIキー'),

  // Admin console
  read(
    'Workspace Admin Console',
    'ワークスペース管理コンソール',
    'ワークスペースの管理コンソール',
    'ワークスペース管理画面',
  ),
  older('Workspace Management Screen', 'ワークスペース管理画面'),
  olderMeaning('Enterprise Admin Console', 'エンタープライズの管理コンソール'),
  older('Enterprise', 'エンタープライズ'),
  meaning('Members', 'メンバー'),
  older('Member Management', 'メンバー管理'),
  older('User Management', 'ユーザー管理'),
  read('Projects', 'プロジェクト'),
  read('Project', 'プロジェクト'),
  older('Organizations', 'グループ'),
  older('Organization', 'グループ'),
  older('Organization Management', 'グループ管理'),
  olderMeaning('Organization Settings', 'グループの設定'),
  older('Manage Organizations', 'グループ管理'),
  read('Shared Teams', '共有チーム'),
  read('Shared Team', '共有チーム'),
  olderMeaning('Shared Team Management', '共有チームの管理'),
  read('Authentication', '認証'),
  read('Pay by Credit Card', 'クレジットカードでのお支払い'),
  japaneseOnly('Customer portal (Stripe)', 'カスタマーポータル（Stripe）', 'カスタマーポータル'),
  japaneseOnly('Change plan', 'プランを変更'),
  japaneseOnly('Continue', '続行'),
  japaneseOnly('Confirm', '確定'),

  // Members and permissions
  meaning('Invite New Member', '新しいメンバーを招待'),
  meaning('Invite new members', '新しいメンバーを招待'),
  older('Add new users', '新しいユーザーを追加'),
  olderMeaning('Invite New User', '新しいユーザーを招待'),
  meaning('Invitation Requests', '招待リクエスト'),
  meaning('Confirm Request', 'リクエストを確認'),
  meaning('Approve Request', 'リクエストを承認'),
  meaning('Deny', '拒否'),
  meaning('Delete Account', 'アカウントを削除'),
  meaning('Remove Member', 'メンバーを外す'),
  read('Delete member', 'メンバーの削除'),
  meaning('Change to Admin Role', '管理者に変更'),
  meaning('Change to General Role', '一般メンバーに変更'),
  read('Permission', '権限'),
  read('Administrator', '管理者'),
  meaning('Manager', 'マネージャー'),
  meaning('General User', '一般ユーザー'),
  meaning('Custom', 'カスタム'),
  meaning('Add/Invite User', 'ユーザーの追加・招待'),
  meaning('Delete User', 'ユーザーの削除'),
  meaning('Change User Permissions', 'ユーザーの権限の変更'),
  meaning('Create Project', 'プロジェクトの作成'),
  meaning('Delete Project', 'プロジェクトの削除'),
  meaning('Browse Projects', 'プロジェクトの閲覧'),
  older('Create Organization', 'グループの作成'),
  olderMeaning('Delete Organization', 'グループの削除'),

  // Groups and teams
  read('Upload', 'アップロード'),
  meaning('Project Dashboard', 'プロジェクトダッシュボード'),
  older('Organization Dashboard', 'グループダッシュボード'),
  meaning('Member List', 'メンバー一覧'),
  meaning('+Invite new member', '新しいメンバーを招待'),
  meaning('Invite new member', '新しいメンバーを招待'),
  read('Invited', '招待中', '招待中のユーザー'),
  meaning('Team List', 'チーム一覧'),
  read('Team', 'チーム'),
  meaning('Invite and Add to Workspace', '招待してワークスペースに追加'),
  meaning('Applications members can access to', 'メンバーがアクセスできるアプリ'),
  meaning('Applications members can access', 'メンバーがアクセスできるアプリ'),
  meaning('Add Shared Team', '共有チームを追加'),
  read('All Employees', '全社員'),
  older('All Staff', '全社員'),
  // Roles, and the teams that a group begins with.
  read('Owner', 'オーナー'),
  read('Owners', 'オーナー'),
  read('Developer', '開発者'),
  read('Developers', '開発者'),
  read('Tester', 'テスター'),
  read('Testers', 'テスター'),
  meaning('join', '参加'),
  meaning(
    'You can migrate existing Organizations into this Workspace',
    '既存のグループをこのワークスペースに移行できます',
  ),
  olderMeaning(
    'You can migrate existing organizations into this workspace',
    '既存のグループをこのワークスペースに移行できます',
  ),
  meaning('Migrate', '移行'),
  meaning('Initiate migration', '移行を開始'),
  meaning('Migrate application', 'アプリを移行'),
  meaning('Migrate apps to other Organizations', 'アプリをほかのグループに移行'),
  meaning('Select a destination Organization', '移行先のグループを選択'),
  meaning('Migrate to this Organization', 'このグループに移行'),

  // Apps, distribution pages and testing
  read('Notification Settings', '通知設定'),
  read('Add Notification Settings', '通知設定を追加'),
  read('Create New Notification', '新規作成'),
  same('Add to Slack'),
  meaning('Create a link', 'リンクを作成'),
  olderMeaning('Add a link for sharing', '共有リンクを追加'),
  meaning('Appearance', '表示設定'),
  meaning('Distribution Page', '配布ページ'),
  meaning('Update Settings', '設定を更新'),
  meaning('Title', 'タイトル'),
  meaning('Leading Text', 'リード文'),
  read('Publicly visible', '一般公開'),
  read('Only available to people with the link', 'リンクを知っている人のみ'),
  read('Password required', '合言葉が必要'),
  read(
    'Only available to team members with access to the app',
    'アプリにアクセスできるチームメンバーのみ',
  ),
  read('Enable', '有効化'),
  read('Disable', '無効化'),
  meaning('Administration', '管理'),
  meaning('delete device from app', 'アプリから端末を削除'),
  read('Stop the test', 'テスターをやめる'),
  meaning('Download to device', '端末にダウンロード'),
  read('LogCat', 'LogCat', 'LogCatタブ'),
  read('Comments', 'コメント一覧'),
  read('Compose', '投稿する'),

  // Single sign-on
  meaning('Enable Google Workspace authentication', 'Google Workspace認証を有効化'),
  meaning('Enable SAML authentication', 'SAML認証を有効化'),
  meaning('SSO Authentication Restriction Settings', 'SSO認証の制限設定'),
  meaning('Edit configurations/certificate', '設定と証明書を編集'),
  meaning('Public Key Certificate', '公開鍵証明書'),
  meaning('Choose File', 'ファイルを選択'),
  meaning('Finish', '完了'),
  read('IdP Entity ID', 'IdPエンティティID'),
  read('IdP SSO Target URL', 'IdP SSOターゲットURL'),
  read('IdP Name', 'IdP名'),
  read('IdP certificate', 'IdP証明書'),
  read('Entity ID', 'エンティティID'),
  same('ACS URL'),
  same('SSO URL'),
  same('RelayState'),

  // What the tools write
  same('{{name}} Upload'),
  same('{{name}} Upload Information'),
  same('App Details'),
  same('Open on Mobile'),
];

const of = (owner: string, names: Record<string, string | string[] | null>): ForeignLabel[] =>
  Object.entries(names).map(([en, ja]) => ({owner, en, ...(ja === null ? {} : {ja})}));
const japaneseOnlyOf = (owner: string, names: Record<string, string>): ForeignLabel[] =>
  of(owner, names).map((label) => ({...label, englishUnread: true}));

/** Labels of other products' screens; `null` where they have no Japanese, or no one has read it. */
export const foreignLabels: ForeignLabel[] = [
  ...of('Android', {
    Settings: '設定',
    Apps: 'アプリ',
    'Special app access': '特別なアプリアクセス',
    'Install unknown apps': '不明なアプリのインストール',
    'Security and privacy': null,
    'App info': 'アプリ情報',
    'Auto Blocker': null,
    Download: 'ダウンロード',
    Install: 'インストール',
    Open: '開く',
  }),
  ...of('iOS', {
    Settings: '設定',
    General: '一般',
    'VPN & Device Management': 'VPNとデバイス管理',
    'Downloaded Profile': 'ダウンロード済みプロファイル',
    'Privacy & Security': 'プライバシーとセキュリティ',
    'Developer Mode': 'デベロッパモード',
    'Enterprise App': 'エンタープライズApp',
    Install: 'インストール',
    Restart: '再起動',
    'Turn On': 'オンにする',
    'Allow & Restart': null,
  }),
  ...japaneseOnlyOf('Android', {'Allow from this source': 'この提供元のアプリを許可'}),
  ...japaneseOnlyOf('iOS', {'Install Profile': 'プロファイルをインストール'}),
  ...japaneseOnlyOf('Microsoft Entra ID', {Persistent: '永続化識別子'}),
  ...of('Apple Developer', {
    'Certificates, Identifiers & Profiles': null,
    Devices: null,
    Profiles: null,
  }),
  ...of('Xcode', {
    TARGETS: null,
    Info: null,
    'URL Types': null,
    'Signing & Capabilities': null,
    'Link Binary With Libraries': null,
    'Objective-C Bridging Header': null,
    'Any iOS Device (arm64)': null,
    Product: null,
    Archive: null,
    'Distribute App': null,
    'Release Testing': null,
    Debugging: null,
    Enterprise: null,
    'Ad Hoc': null,
    Development: null,
    Custom: null,
    None: null,
    Export: null,
  }),
  ...of('Google Workspace', {
    Apps: 'アプリ',
    'Web and mobile apps': null,
    'SAML Apps': 'SAMLアプリ',
    Add: '追加',
    'Setup My Own Custom App': null,
    'Entity ID': 'エンティティID',
    'Start URL': '開始URL',
    'Signed Response': '署名付き応答',
    'Basic Information': '基本情報',
    'Primary Email': 'プライマリメールアドレス',
    'Name ID': null,
    'Name ID Format': null,
    Persistent: 'PERSISTENT',
    Next: '次へ',
    Finish: null,
  }),
  ...of('Microsoft Entra ID', {
    'Enterprise applications': 'エンタープライズアプリケーション',
    'Single sign-on': 'シングルサインオン',
    SAML: null,
    'Users and groups': null,
    'Login URL': null,
    'Microsoft Entra Identifier': null,
    'Certificate (Base64)': null,
    'Sign on URL': 'サインオンURL',
    'Identifier (Entity ID)': '識別子（エンティティID）',
    'Reply URL (Assertion Consumer Service URL)': [
      '応答URL',
      '応答URL（Assertion Consumer Service URL）',
    ],
    RelayState: 'リレー状態',
    Claim: 'クレーム',
    'Unique User Identifier (Name ID)': '一意のユーザー識別子（名前ID）',
  }),
  ...of('Okta', {
    Admin: null,
    'Add Applications': null,
    'Create New App': null,
    'Create App Integration': null,
    'SAML 2.0': null,
    Create: null,
    'General Settings': null,
    'App name': null,
    'SAML Settings': null,
    'Single sign on URL': null,
    'Audience URI (SP Entity ID)': null,
    'Default RelayState': null,
    Next: null,
    Feedback: null,
    "I'm an Okta customer adding an internal app": null,
    Finish: null,
    'View Setup Instructions': null,
    'Identity Provider Single Sign-On URL': null,
    'Identity Provider Issuer': null,
    'X.509 Certificate': null,
    Assignments: null,
    Assign: null,
  }),
  ...of('OneLogin', {
    Configuration: null,
    SSO: null,
    'Issuer URL': null,
    'SAML 2.0 Endpoint (HTTP)': null,
    'X.509 Certificate': null,
    'View Details': null,
    RelayState: null,
    SAVE: null,
  }),
  ...of('GitHub', {
    Settings: null,
    'Secrets and variables': null,
    Actions: null,
  }),
  ...of('Microsoft Teams', {
    Workflows: null,
    'When a Teams webhook request is received': null,
  }),
  ...of('Chatwork', {
    // The screen is Japanese; English pages show it with its meaning.
    サービス連携: 'サービス連携',
    'API Token': null,
    表示: '表示',
  }),
  ...of('Command line', {
    Name: null,
    Owner: null,
    Package: null,
    Revision: null,
    URL: null,
  }),
];
