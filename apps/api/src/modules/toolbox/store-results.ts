import { join } from 'node:path'
import type { ToolResults } from '@passepartout/contracts'
import type { CallContext } from '../../http/call-context.ts'
import type { ConvertedImage } from '../../image-decoding/image-types.ts'
import { newResultFolder, RESULTS, type ResultFile, resultExpiry } from './result-keys.ts'
import { signResultUrl } from './sign-result-url.ts'

/** Moves a tool's results into the storage and returns their addresses, valid for an hour. */
export async function storeResults(
  { storage, keys, now }: Pick<CallContext, 'storage' | 'keys' | 'now'>,
  { pictures, folder, title }: { pictures: ConvertedImage[]; folder: string; title: string },
): Promise<ToolResults> {
  const resultFolder = newResultFolder(now)
  const results: ToolResults['results'] = []
  for (const [index, { file, format, width, height, bytes }] of pictures.entries()) {
    const key: ResultFile = `${resultFolder}/${index + 1}.${format}`
    await storage.keep(RESULTS + key, join(folder, file))
    const name = `${title}${pictures.length > 1 ? `-${index + 1}` : ''}.${format === 'jpeg' ? 'jpg' : format}`
    results.push({
      name,
      type: `image/${format}`,
      widthPx: width,
      heightPx: height,
      bytes,
      url: signResultUrl(key, name, keys.link),
    })
  }
  return { results, expiresAt: resultExpiry(resultFolder).toISOString() }
}
