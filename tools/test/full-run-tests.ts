/**
 * Test files that `npm test` leaves to `npm run test:gate`, which is required before a change lands (docs/testing.md):
 * each starts shops or processes of its own, or covers many files, designs, addresses or generated cases. Half of the
 * time of all tests.
 */
export const FULL_RUN_TESTS: readonly string[] = [
  'apps/api/src/fuzz/fuzz.test.ts',
  'apps/api/src/kinds/new-kind.test.ts',
  'apps/api/src/modules/account/log-in-time.test.ts',
  'apps/api/src/modules/checkout/many-orders.test.ts',
  'apps/api/src/modules/photos/upload-photo.test.ts',
  'apps/api/src/image-decoding/render-pdf-pages.test.ts',
  'apps/api/src/image-decoding/memory.test.ts',
  'apps/api/src/image-decoding/decoder-process-pool.test.ts',
  'apps/designer/src/kinds/new-kind.test.ts',
  'apps/server/src/backup.test.ts',
  'apps/server/src/way-in-and-back.test.ts',
  'apps/storefront/app/features/product-kinds/new-kind.test.tsx',
  'apps/worker/src/email/killed-process.test.ts',
  'apps/worker/src/print/costly-designs.test.ts',
  'apps/worker/src/print/long-documents.test.ts',
  'apps/worker/src/print/new-kind.test.ts',
  'apps/worker/src/print/print-file.test.ts',
  'packages/designs/src/shop-designs.test.ts',
  'packages/render/src/arbitrary-documents.test.ts',
  'packages/render/src/pdf/many-photos.test.ts',
  'tools/crawl/crawl.test.ts',
  'tools/designs/card-faces.test.ts',
  'tools/designs/printed-months.test.ts',
  'tools/designs/sweep.test.ts',
  'tools/system-tests/configured-prices.test.ts',
  'tools/system-tests/hosts-and-locales.test.ts',
  'tools/system-tests/killed-calls.test.ts',
  'tools/system-tests/process-contract.test.ts',
  'tools/system-tests/secret-rotation.test.ts',
  'tools/system-tests/several-processes.test.ts',
]
