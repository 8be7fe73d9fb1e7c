import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFolderStorage } from './folder-storage.ts'
import type { ObjectStorage } from './object-storage.ts'

/**
 * Opens the storage of an address: `file:///folder`, or a bucket as
 * `s3://key:secret@host/bucket/prefix?region=eu-central-1` (`protocol=http` for a server in a private network).
 *
 * @param options.dir the shop's own folder: for objects where there is no address, and for files being filled
 * @throws Error for an incomplete address
 */
export async function openStorage(
  address: string | undefined,
  { dir }: { dir: string },
): Promise<ObjectStorage> {
  if (address === undefined) return openFolderStorage({ dir: join(dir, 'objects') })
  const url = new URL(address)
  if (url.protocol === 'file:') return openFolderStorage({ dir: fileURLToPath(url) })
  const { openBucketStorage } = await import('./bucket-storage.ts')
  return openBucketStorage({ ...bucketOf(url), scratchDir: join(dir, 'scratch') })
}

function bucketOf(url: URL) {
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const problem =
    url.protocol !== 's3:'
      ? 'must begin with file: or s3:'
      : !url.username || !url.password
        ? 'must carry key and secret'
        : !bucket
          ? 'must name a bucket'
          : undefined
  if (problem) throw new Error(`The address of the storage ${problem}`)
  return {
    endpoint: `${url.searchParams.get('protocol') ?? 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    bucket,
    prefix: folders.map(folder => `${folder}/`).join(''),
  }
}
