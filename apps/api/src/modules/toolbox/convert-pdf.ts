import { convertPdf, TOOLBOX_LIMITS } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import type { CallContext } from '../../http/call-context.ts'
import type { Refusal } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import type { PdfProblem } from '../../image-decoding/image-types.ts'
import { refuseFile } from './refuse-file.ts'
import { runImageTool } from './run-image-tool.ts'

const { pdfBytes: maxBytes, pdfPages: maxPages } = TOOLBOX_LIMITS

export const convertPdfRoute = route(convertPdf, schemas.convertPdf, context =>
  runImageTool(context, {
    maxBytes,
    tooLarge: () =>
      refuseFile(context, 'photo-too-large', 'toolbox.too-large', { megabytes: maxBytes / 1_000_000 }),
    accept: kind => (kind === 'pdf' ? { kind } : refuseFile(context, 'unsupported-file', 'toolbox.no-pdf')),
    make: async ({ path, folder }, requester) => {
      const drawn = await context.pictures.drawPdf({ path, folder, maxPages }, requester)
      return drawn.ok ? drawn.pages : refusePdf(context, drawn.problem)
    },
  }),
)

function refusePdf(context: CallContext, problem: PdfProblem): Refusal {
  switch (problem.code) {
    case 'pdf-too-many-pages': {
      const params = { count: problem.count, most: maxPages }
      return refuseFile(context, 'too-large', 'toolbox.pdf-too-many-pages', params)
    }
    case 'pdf-locked':
      return refuseFile(context, 'unsupported-file', 'toolbox.pdf-locked')
    case 'too-slow':
      return refuseFile(context, 'too-large', 'toolbox.too-slow')
    case 'pdf-broken':
      return refuseFile(context, 'photo-broken', 'toolbox.pdf-broken')
  }
}
