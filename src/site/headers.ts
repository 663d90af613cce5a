/** Headers that the host sends with the files below a path; a final `*` stands for anything. */
export interface HeaderRule {
  path: string;
  values: Record<string, string>;
}

const forAYear = {'Cache-Control': 'public, max-age=31536000, immutable'};

/**
 * The host's headers. Files whose name holds a hash of their content are kept for good; for
 * everything else the host's default stands, which is to ask again each time
 * (`public, max-age=0, must-revalidate`).
 */
export const headers: HeaderRule[] = [
  {path: '/assets/*', values: forAYear},
  {path: '/ja/assets/*', values: forAYear},
];
