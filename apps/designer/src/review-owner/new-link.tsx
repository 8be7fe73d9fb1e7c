import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useDesigner } from '../state/designer-context.ts'

/** Address of a new link, to copy or share with another app. */
export function NewLink({ address }: { address: string }) {
  const { t, announcer } = useDesigner()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address).catch(() => undefined)
    setCopied(true)
    announcer.announce(t('share.copied'))
  }
  const canHandOn = typeof navigator.share === 'function'
  return (
    <div className="share-made">
      <p>{t('share.made')}</p>
      <input
        className="field"
        readOnly
        aria-label={t('share.address')}
        value={address}
        onFocus={event => event.currentTarget.select()}
      />
      <div className="dialog-actions">
        {canHandOn && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
          >
            <Share2 size={16} aria-hidden />
            {t('share.send')}
          </button>
        )}
        <button type="button" className="button" data-kind="primary" onClick={() => void copy()}>
          <Copy size={16} aria-hidden />
          {t(isCopied ? 'share.copied' : 'share.copy')}
        </button>
      </div>
    </div>
  )
}
