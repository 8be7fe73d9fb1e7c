/**
 * Test files that `npm test` leaves to `npm run test:gate`, which a change needs to land (decisions 79 and 118): each starts shops or
 * processes of its own, or goes through many files, designs, addresses or made-up cases. Half of the time of all tests.
 */
export const LEFT_TO_THE_GATE: readonly string[] = [
  'apps/api/src/fuzz/fuzz.test.ts',
  'apps/api/src/kinds/new-kind.test.ts',
  'apps/api/src/modules/account/log-in-time.test.ts',
  'apps/api/src/modules/checkout/many-orders.test.ts',
  'apps/api/src/modules/photos/upload-photo.test.ts',
  'apps/api/src/pictures/draw-pdf.test.ts',
  'apps/api/src/pictures/memory.test.ts',
  'apps/api/src/pictures/picture-processes.test.ts',
  'apps/designer/src/kinds/new-kind.test.ts',
  'apps/server/src/backup.test.ts',
  'apps/server/src/way-in-and-back.test.ts',
  'apps/storefront/app/features/kinds/new-kind.test.tsx',
  'apps/worker/src/mail/killed-process.test.ts',
  'apps/worker/src/print/create-drawing-threads.test.ts',
  'apps/worker/src/print/new-kind.test.ts',
  'apps/worker/src/print/print-line.test.ts',
  'packages/designs/src/shop-designs.test.ts',
  'packages/render/src/made-up-documents.test.ts',
  'packages/render/src/pdf/many-photos.test.ts',
  'tools/crawl/crawl.test.ts',
  'tools/designs/card-faces.test.ts',
  'tools/designs/sweep.test.ts',
  'tools/shop/configured-prices.test.ts',
  'tools/shop/hosts-and-locales.test.ts',
  'tools/shop/killed-calls.test.ts',
  'tools/shop/process-contract.test.ts',
  'tools/shop/secret-rotation.test.ts',
  'tools/shop/several-processes.test.ts',
]
