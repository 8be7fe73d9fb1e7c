import {
  closePhotoLink,
  confirmPhotoLink,
  getPhotoLink,
  openPhotoLink,
  type Photo,
} from '@passepartout/contracts'
import { pagePath } from '@passepartout/domain'
import { Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DialogHead } from '../help/dialog-head.tsx'
import { useModal } from '../help/use-modal.ts'
import { previewVariants } from '../photos/photo-variants.ts'
import { useDesigner } from '../state/designer-context.ts'
import { QrCode } from './qr-code.tsx'

const POLL_INTERVAL_MS = 1500

type State = 'opening' | 'waiting' | 'claimed' | 'open' | 'ended' | 'failed'

interface Link {
  id: string
  address: string
}

/** "Vom Handy holen": a code to scan, a number to compare, and the photos as they arrive. */
export default function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { t, client, data, keeping, photos, announcer } = useDesigner()
  const [state, setState] = useState<State>('opening')
  const [link, setLink] = useState<Link | null>(null)
  const [number, setNumber] = useState<string | null>(null)
  const [came, setCame] = useState<readonly Photo[]>([])
  const [round, setRound] = useState(0)
  const known = useRef(new Set<string>())
  const dialog = useModal(onClose)

  // Each round creates a new code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the services stay the same
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let id: string | undefined
    const poll = async () => {
      if (!id) return
      const answer = await client.call(getPhotoLink, { params: { id } })
      if (isGone) return
      if (answer.ok) {
        setState(answer.payload.state)
        setNumber(answer.payload.number)
        const fresh = answer.payload.photos.filter(photo => !known.current.has(photo.id))
        if (fresh.length > 0) {
          for (const photo of fresh) known.current.add(photo.id)
          photos.receive(fresh)
          setCame(before => [...before, ...fresh])
          announcer.announce(t('phone.came', { count: known.current.size }))
        }
        if (answer.payload.state === 'ended') return
      }
      timer = setTimeout(() => void poll(), POLL_INTERVAL_MS)
    }
    const open = async () => {
      setState('opening')
      const draft = await keeping.ensure()
      const answer = draft && (await client.call(openPhotoLink, { body: { draftId: draft.id } }))
      if (!answer?.ok) {
        if (!isGone) setState('failed')
        return
      }
      id = answer.payload.id
      // The dialog was closed before the link existed: revokes it.
      if (isGone) return void client.call(closePhotoLink, { params: { id } })
      const path = pagePath(data.shop, '/configurator-phone', data.platform)
      setLink({ id, address: `${location.origin}${path}#${answer.payload.token}` })
      setState('waiting')
      void poll()
    }
    void open()
    return () => {
      isGone = true
      clearTimeout(timer)
      if (id) void client.call(closePhotoLink, { params: { id } })
    }
  }, [round])

  const confirm = async () => {
    if (link && (await client.call(confirmPhotoLink, { params: { id: link.id } })).ok) setState('open')
  }
  const again = () => setRound(round + 1)

  return (
    <dialog
      ref={dialog}
      className="plain-dialog phone-dialog"
      aria-labelledby="phone-title"
      onClose={onClose}
    >
      <DialogHead id="phone-title" onClose={onClose}>
        {t('phone.title')}
      </DialogHead>
      {state === 'waiting' && link && (
        <>
          <p>{t('phone.scan')}</p>
          <QrCode text={link.address} label={t('phone.code')} />
          <p className="small muted">{t('phone.once')}</p>
        </>
      )}
      {state === 'claimed' && (
        <div className="phone-compare" role="alert">
          <p>{t('phone.compare')}</p>
          <p className="phone-number">
            <Smartphone size={28} aria-hidden />
            <strong>{number}</strong>
          </p>
          <div className="dialog-actions">
            <button type="button" className="button" onClick={again}>
              {t('phone.notMine')}
            </button>
            <button
              type="button"
              className="button"
              data-kind="primary"
              data-first
              onClick={() => void confirm()}
            >
              {t('phone.mine')}
            </button>
          </div>
        </div>
      )}
      {state === 'open' && <p>{t(came.length > 0 ? 'phone.coming' : 'phone.choose')}</p>}
      {state === 'opening' && <p className="muted">{t('phone.opening')}</p>}
      {(state === 'ended' || state === 'failed') && (
        <>
          <p>{t(state === 'ended' ? 'phone.over' : 'phone.failed')}</p>
          <button type="button" className="button" onClick={again}>
            {t('phone.newCode')}
          </button>
        </>
      )}
      {came.length > 0 && (
        <>
          <p>
            <strong>{t('phone.came', { count: came.length })}</strong>
          </p>
          <ul className="phone-photos">
            {came.slice(-24).map(({ id, name }) => (
              <li key={id}>
                <img src={previewVariants(id)[160]} alt={name} />
              </li>
            ))}
          </ul>
          <div className="dialog-actions">
            <button type="button" className="button" data-kind="primary" onClick={onClose}>
              {t('app.done')}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}
