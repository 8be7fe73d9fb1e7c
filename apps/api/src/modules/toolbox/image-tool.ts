import { TOOLBOX_LIMITS } from '@passepartout/contracts'
import { type ImageFormat, isImageFormat } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { ConvertJob } from '../../image-decoding/image-types.ts'
import { refuseFile, refuseImage } from './refuse-file.ts'
import type { Tool } from './run-image-tool.ts'

export function imageTool(context: CallContext, target: ConvertJob['target']): Tool<ImageFormat> {
  const maxBytes = TOOLBOX_LIMITS.pictureBytes
  return {
    maxBytes,
    tooLarge: () =>
      refuseFile(context, 'photo-too-large', 'toolbox.too-large', { megabytes: maxBytes / 1_000_000 }),
    accept: kind => {
      if (isImageFormat(kind)) return { kind }
      return refuseFile(context, 'unsupported-file', kind === 'pdf' ? 'toolbox.is-pdf' : 'toolbox.no-picture')
    },
    make: async (file, requester) => {
      const converted = await context.pictures.convert({ ...file, target }, requester)
      return converted.ok ? [converted.picture] : refuseImage(context, converted.problem)
    },
  }
}
