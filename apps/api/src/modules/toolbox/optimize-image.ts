import { optimizeImage } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { route } from '../../http/router.ts'
import { pictureTool } from './picture-tool.ts'
import { runTool } from './run-tool.ts'

export const optimizeImageRoute = route(
  optimizeImage,
  schemas.optimizeImage,
  (context, { query: { type: format, quality, maxSide } }) =>
    runTool(context, pictureTool(context, { format, quality, maxSide })),
)
