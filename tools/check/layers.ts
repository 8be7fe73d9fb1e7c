/** Allowed imports by folder, type imports included. A workspace that is missing here fails the check. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'apps/server': [
    'apps/*',
    'packages/commerce',
    'packages/contracts',
    'packages/db',
    'packages/designs',
    'packages/domain',
    'packages/http',
    'packages/business-documents',
    'packages/jobs',
    'packages/storage',
    'packages/typeset',
  ],
  'apps/storefront': [
    'packages/content-model',
    'packages/contracts',
    'packages/ui',
    'packages/mockups',
    'packages/domain',
    // The worker that writes names on cards renders with the designer's code.
    'packages/document',
    'packages/render',
    'packages/typeset',
  ],
  'apps/designer': [
    'packages/editor',
    'packages/render',
    'packages/designs',
    'packages/document',
    'packages/typeset',
    'packages/contracts',
    'packages/ui',
    'packages/mockups',
    'packages/domain',
  ],
  'apps/back-office': ['packages/contracts', 'packages/domain'],
  'apps/api': [
    'packages/commerce',
    'packages/contracts',
    'packages/db',
    'packages/domain',
    'packages/document',
    'packages/designs',
    'packages/http',
    'packages/business-documents',
    'packages/jobs',
    'packages/storage',
  ],
  'apps/worker': [
    'packages/http',
    'packages/jobs',
    'packages/storage',
    'packages/designs',
    'packages/db',
    'packages/business-documents',
    'packages/render',
    'packages/document',
    'packages/typeset',
    'packages/mockups',
    'packages/domain',
  ],
  'apps/content': ['packages/db', 'packages/http'],
  'apps/flags': ['packages/db'],
  'packages/commerce': [
    'packages/contracts',
    'packages/db',
    'packages/domain',
    'packages/document',
    'packages/business-documents',
    'packages/jobs',
    'packages/storage',
    // Signatures of order links.
    'packages/http',
  ],
  'packages/editor': ['packages/document', 'packages/render'],
  'packages/render': ['packages/document', 'packages/typeset', 'packages/domain'],
  'packages/document': ['packages/domain', 'packages/typeset'],
  'packages/typeset': [],
  'packages/content-model': ['packages/domain'],
  'packages/contracts': ['packages/domain'],
  'packages/db': ['packages/domain'],
  'packages/business-documents': ['packages/contracts', 'packages/db', 'packages/domain', 'packages/typeset'],
  'packages/jobs': ['packages/db', 'packages/domain'],
  'packages/mockups': ['packages/domain'],
  'packages/designs': ['packages/document', 'packages/domain', 'packages/typeset'],
  'packages/ui': [],
  'packages/domain': [],
  'packages/http': [],
  'packages/storage': [],
  'packages/testing': ['apps/*', 'packages/*'],
  tools: ['apps/*', 'packages/*'],
  e2e: ['tools', 'packages/*'],
}

/** Imported by tests only. */
export const TEST_ONLY = 'packages/testing'

/** Packages without Node, browser or React. */
export const PURE_PACKAGES: readonly string[] = [
  'packages/domain',
  'packages/content-model',
  'packages/contracts',
  'packages/document',
  'packages/render',
  'packages/editor',
  'packages/designs',
  'packages/typeset',
]

/** The one folder of a pure package that may use Node: readers and shapers for the server. */
export const NODE_ONLY_FOLDERS = 'src/node/'

/** Packages that only some workspaces may use. */
export const RESTRICTED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'drizzle-orm': ['packages/db'],
  pg: ['packages/db'],
  'pg-boss': ['packages/jobs'],
  '@aws-sdk/client-s3': ['packages/storage'],
  '@electric-sql/pglite': ['packages/db', 'packages/testing'],
}

/** The parts of a workspace. A file belongs to the first part that matches it; a part may always import itself. */
export interface WorkspacePart {
  name: string
  files: readonly string[]
  mayImport: readonly string[]
}

const BELOW_FEATURES = ['messages', 'platform', 'island', 'island entry']

export const WORKSPACE_PARTS: Readonly<Record<string, readonly WorkspacePart[]>> = {
  'apps/storefront': [
    { name: 'messages', files: ['app/messages/**'], mayImport: [] },
    { name: 'island', files: ['app/islands/runtime/island.tsx'], mayImport: ['island kit'] },
    { name: 'island kit', files: ['app/islands/runtime/**'], mayImport: ['island', 'messages', 'platform'] },
    {
      name: 'island entry',
      files: ['app/islands/*.{ts,tsx}'],
      mayImport: ['island code', 'island kit', 'features', ...BELOW_FEATURES],
    },
    { name: 'island code', files: ['app/islands/**'], mayImport: ['features', ...BELOW_FEATURES] },
    { name: 'platform', files: ['app/platform/**'], mayImport: ['messages'] },
    { name: 'features', files: ['app/features/**'], mayImport: BELOW_FEATURES },
    { name: 'blocks', files: ['app/blocks/**'], mayImport: ['features', ...BELOW_FEATURES] },
    { name: 'routes', files: ['app/routes/**'], mayImport: ['blocks', 'features', ...BELOW_FEATURES] },
  ],
}

/** Folders whose subfolders may import from each other only their public file. */
export const ENCAPSULATED_FOLDERS: Readonly<Record<string, { folder: string; face: string }>> = {
  'apps/api': { folder: 'src/modules', face: 'index.ts' },
  'packages/commerce': { folder: 'src', face: 'index.ts' },
}

/**
 * Folders whose subfolders must not import each other circularly, type imports included: shared code belongs below
 * both.
 */
export const ACYCLIC: readonly string[] = [
  'apps/api/src/modules',
  'apps/storefront/app/features',
  'packages/commerce/src',
]

/**
 * The one folder among them that registers parts of all others by product kind, and is imported by many: exempt from
 * the check of folders, but not from that of files.
 */
export const CROSS_FEATURE_FOLDERS: readonly string[] = ['apps/storefront/app/features/product-kinds']

/**
 * Folders with files that still import each other's types in circles over several folders: the designer's features and
 * its state, the product kinds with the catalogue's and prices' schemas. No other folder may have such a circle.
 */
export const TANGLED_FOLDERS: readonly string[] = ['apps/designer/src', 'packages/domain/src']
