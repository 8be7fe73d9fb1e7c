import { convertFileRoute } from './convert-file.ts'
import { convertPdfRoute } from './convert-pdf.ts'
import { downloadResultRoute } from './download-result.ts'
import { optimizeImageRoute } from './optimize-image.ts'

export const toolboxRoutes = [convertFileRoute, convertPdfRoute, optimizeImageRoute, downloadResultRoute]
