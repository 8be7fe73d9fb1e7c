import { fileURLToPath } from 'node:url'

/** Folder served under `/_back-office/`; file names in `assets` contain hashes and may be cached for ever. */
export const clientFiles = fileURLToPath(new URL('../../build', import.meta.url))
/** The one page of the app; its addresses are the browser's. */
export const pageFile = fileURLToPath(new URL('../../build/index.html', import.meta.url))

/** Addresses that open the app; the other pages below `/_operations` are the server's own. */
export const APP_PATHS: readonly string[] = [
  '/_operations',
  '/_operations/orders',
  '/_operations/orders/:number',
  '/_operations/customers',
  '/_operations/customers/:key',
  '/_operations/cases',
  '/_operations/cases/:id',
  '/_operations/payments',
  '/_operations/accounting',
  '/_operations/campaigns',
  '/_operations/campaigns/:kind/:id',
  '/_operations/scan',
  '/_operations/reprints',
  '/_operations/emails',
  '/_operations/jobs',
  '/_operations/operators',
]
