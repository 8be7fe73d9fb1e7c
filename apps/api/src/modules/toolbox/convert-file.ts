import { convertFile } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { route } from '../../http/router.ts'
import { pictureTool } from './picture-tool.ts'
import { runTool } from './run-tool.ts'

/** Good enough to print, and the longest side a JPEG can name. */
const PRINTABLE = { format: 'jpeg', quality: 92, maxSide: 65_535 } as const

export const convertFileRoute = route(convertFile, schemas.convertFile, context =>
  runTool(context, pictureTool(context, PRINTABLE)),
)
