import type { SharedDraft } from '@passepartout/contracts'
import { type RefObject, useEffect, useState } from 'react'
import { useShared } from './shared-context.ts'

/** Distance from the viewport at which a page's image is fetched. */
const AHEAD = '800px'

/** Whether an element is near the viewport. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    if (element.current) watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return isNear
}

/** Address of a page's image; after a change the previous image stays until the new one is loaded. */
export function usePageImage(
  { id }: SharedDraft['pages'][number],
  version: number,
  isWanted: boolean,
): string | 'failed' | null {
  const { shop, token } = useShared()
  const [address, setAddress] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another picture
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const load = async () => {
      const answer = await fetch(`/web-api/shared/pages/${encodeURIComponent(id)}`, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: {
          'x-shop-channel': `${shop.channel}-${shop.country}`,
          'x-shop-locale': shop.locale,
          'x-share-token': token,
        },
      }).catch(() => undefined)
      const next = answer?.ok ? URL.createObjectURL(await answer.blob()) : 'failed'
      if (isGone) return release(next)
      setAddress(before => {
        release(before)
        return next
      })
    }
    void load()
    return () => {
      isGone = true
    }
  }, [id, version, isWanted, shop, token])
  return address
}

const release = (address: string | null) => {
  if (address?.startsWith('blob:')) URL.revokeObjectURL(address)
}
