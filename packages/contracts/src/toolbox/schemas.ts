import { convertFileSchemas } from './convert-file.schema.ts'
import { convertPdfSchemas } from './convert-pdf.schema.ts'
import { downloadResultSchemas } from './download-result.schema.ts'
import { optimizeImageSchemas } from './optimize-image.schema.ts'

export const toolboxSchemas = {
  convertFile: convertFileSchemas,
  convertPdf: convertPdfSchemas,
  downloadResult: downloadResultSchemas,
  optimizeImage: optimizeImageSchemas,
}
