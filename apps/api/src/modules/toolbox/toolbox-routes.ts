import { convertFile, optimizeImage } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { route } from '../../http/router.ts'
import { convertPdfRoute } from './convert-pdf.ts'
import { downloadResultRoute } from './download-result.ts'
import { imageTool } from './image-tool.ts'
import { runImageTool } from './run-image-tool.ts'

/** Sufficient quality for print, and the largest side of a JPEG. */
const PRINTABLE = { format: 'jpeg', quality: 92, maxSide: 65_535 } as const

const convertFileRoute = route(convertFile, schemas.convertFile, context =>
  runImageTool(context, imageTool(context, PRINTABLE)),
)

const optimizeImageRoute = route(
  optimizeImage,
  schemas.optimizeImage,
  (context, { query: { type: format, quality, maxSide } }) =>
    runImageTool(context, imageTool(context, { format, quality, maxSide })),
)

export const toolboxRoutes = [convertFileRoute, convertPdfRoute, optimizeImageRoute, downloadResultRoute]
