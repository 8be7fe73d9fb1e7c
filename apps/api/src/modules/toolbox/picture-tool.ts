import { TOOLBOX_LIMITS } from '@passepartout/contracts'
import type { CallContext } from '../../http/call-context.ts'
import type { ConvertJob } from '../../pictures/picture-types.ts'
import type { PictureFormat } from '../../pictures/sniff-picture.ts'
import { refuseFile, refusePicture } from './refuse-file.ts'
import type { Tool } from './run-tool.ts'

/** A tool that takes one picture and writes it anew. */
export function pictureTool(context: CallContext, target: ConvertJob['target']): Tool<PictureFormat> {
  const maxBytes = TOOLBOX_LIMITS.pictureBytes
  return {
    maxBytes,
    tooLarge: () =>
      refuseFile(context, 'photo-too-large', 'toolbox.too-large', { megabytes: maxBytes / 1_000_000 }),
    accept: format => {
      if (format === 'pdf') return refuseFile(context, 'unsupported-file', 'toolbox.is-pdf')
      if (format === 'text' || format === 'other')
        return refuseFile(context, 'unsupported-file', 'toolbox.no-picture')
      return { format }
    },
    make: async file => {
      const converted = await context.pictures.convert({ ...file, target })
      return converted.ok ? [converted.picture] : refusePicture(context, converted.problem)
    },
  }
}
