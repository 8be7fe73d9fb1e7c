import type { SharedDraft } from '@passepartout/contracts'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useShared } from './shared-context.ts'

type Page = SharedDraft['pages'][number]

/** How far from the window a page's picture is fetched ahead. */
const AHEAD = '800px'

/** A page's picture, fetched when it comes near; its place has its shape from the start. */
export function PagePicture({ page, version, isOnly }: { page: Page; version: number; isOnly: boolean }) {
  const { t } = useShared()
  const frame = useRef<HTMLElement>(null)
  const isNear = useNear(frame)
  const picture = usePicture(page.id, version, isNear)
  const name = isOnly ? t('shared.only') : t(`page.${page.label.key}`, { number: page.label.number })
  return (
    <figure ref={frame} style={{ '--ratio': page.ratio } as CSSProperties}>
      <div className="shared-paper" data-failed={picture === 'failed' ? '' : undefined}>
        {picture === 'failed' ? (
          <p>{t('shared.missing')}</p>
        ) : (
          picture && <img src={picture} alt={t('shared.picture', { page: name })} />
        )}
      </div>
      {!isOnly && <figcaption>{name}</figcaption>}
    </figure>
  )
}

function useNear(element: React.RefObject<HTMLElement | null>): boolean {
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

/** The picture before stays until the one of the new version is there. */
function usePicture(pageId: string, version: number, isWanted: boolean): string | 'failed' | null {
  const { shop, token } = useShared()
  const [address, setAddress] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another picture
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const load = async () => {
      const answer = await fetch(`/web-api/shared/pages/${encodeURIComponent(pageId)}`, {
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
  }, [pageId, version, isWanted, shop, token])
  return address
}

const release = (address: string | null) => address?.startsWith('blob:') && URL.revokeObjectURL(address)
