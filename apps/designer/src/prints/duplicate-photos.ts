import { hammingDistance } from '@passepartout/document/layout'

/** Maximum of differing bits, of 64, at which people take two photos for the same scene. */
const MOST_BITS = 6

export interface HashedPhoto {
  pageId: string
  assetId: string
  /** Undefined until the pixels are read. */
  print: bigint | undefined
}

/** Pages that repeat the photo of an earlier page, each with that page. */
export function findDuplicatePages(pages: readonly HashedPhoto[]): Map<string, string> {
  const twins = new Map<string, string>()
  const firsts: HashedPhoto[] = []
  for (const page of pages) {
    const first = firsts.find(
      other =>
        other.assetId === page.assetId ||
        (other.print !== undefined &&
          page.print !== undefined &&
          !isUniform(page.print) &&
          hammingDistance(other.print, page.print) <= MOST_BITS),
    )
    if (first) twins.set(page.pageId, first.pageId)
    else firsts.push(page)
  }
  return twins
}

/** Uniform images, such as a wall or a clear sky, have no features to compare. */
const isUniform = (print: bigint) => hammingDistance(print, 0n) <= 2 || hammingDistance(print, 0n) >= 62
