import { closePhotoLink, confirmPhotoLink, getPhotoLink, openDraftLink } from '@passepartout/contracts'
import { pagePath } from '@passepartout/domain'
import { MonitorSmartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DialogHead } from '../help/dialog-head.tsx'
import { useModal } from '../help/use-modal.ts'
import { QrCode } from '../phone-import/qr-code.tsx'
import { useDesigner } from '../state/designer-context.ts'

const POLL_INTERVAL_MS = 1500

type Step =
  | { state: 'opening' | 'ended' | 'failed' | 'confirmed' }
  | { state: 'waiting'; id: string; code: string }
  | { state: 'claimed'; id: string; number: string }

/**
 * "Auf einem anderen Gerät weiter": a code to scan or type there, a number to compare, and the design opens there as a
 * copy.
 */
export default function ContinueOnDeviceDialog({ onClose }: { onClose: () => void }) {
  const { t, client, data, keeping } = useDesigner()
  const [step, setStep] = useState<Step>({ state: 'opening' })
  const [round, setRound] = useState(0)
  const dialog = useModal(onClose)
  const confirmed = useRef(false)
  const page = pagePath(data.shop, '/configurator-continue', data.platform)

  // Each round creates a new code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the services stay the same
  useEffect(() => {
    let isGone = false
    let id: string | undefined
    const follow = async (link: string, code: string) => {
      while (!isGone) {
        const answer = await client.call(getPhotoLink, { params: { id: link } })
        if (isGone) return
        if (answer.ok) {
          const { state, number } = answer.payload
          if (state === 'waiting') setStep({ state, id: link, code })
          else if (state === 'claimed') setStep({ state, id: link, number: number ?? '' })
          // Consumed by the other device, or expired; a confirmed transfer stays confirmed.
          else return setStep(now => (now.state === 'confirmed' ? now : { state: 'ended' }))
        }
        await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL_MS))
      }
    }
    const open = async () => {
      setStep({ state: 'opening' })
      // Saves first, so that the other device continues with the current state.
      await keeping.flush()
      const draft = await keeping.ensure()
      const answer = draft && (await client.call(openDraftLink, { body: { draftId: draft.id } }))
      if (!answer?.ok) return isGone || setStep({ state: 'failed' })
      id = answer.payload.id
      // The dialog was closed before the link existed: revokes it.
      if (isGone) return void client.call(closePhotoLink, { params: { id } })
      setStep({ state: 'waiting', id, code: answer.payload.code })
      void follow(id, answer.payload.code)
    }
    void open()
    return () => {
      isGone = true
      // A confirmed link stays valid, because the other device still fetches the design.
      if (id && !confirmed.current) void client.call(closePhotoLink, { params: { id } })
    }
  }, [round])

  const confirm = async (id: string) => {
    const isDone = (await client.call(confirmPhotoLink, { params: { id } })).ok
    confirmed.current = isDone
    setStep({ state: isDone ? 'confirmed' : 'ended' })
  }
  const again = () => setRound(round + 1)

  return (
    <dialog
      ref={dialog}
      className="plain-dialog phone-dialog"
      aria-labelledby="continue-title"
      onClose={onClose}
    >
      <DialogHead id="continue-title" onClose={onClose}>
        {t('continue.title')}
      </DialogHead>
      {step.state === 'opening' && <p className="muted">{t('phone.opening')}</p>}
      {step.state === 'waiting' && (
        <>
          <p>{t('continue.scan')}</p>
          <QrCode text={`${location.origin}${page}#${step.code}`} label={t('continue.code')} />
          <p>{t('continue.type', { address: `${location.host}${page}` })}</p>
          <p className="continue-code">{`${step.code.slice(0, 5)}-${step.code.slice(5)}`}</p>
          <p className="small muted">{t('continue.once')}</p>
        </>
      )}
      {step.state === 'claimed' && (
        <div className="phone-compare" role="alert">
          <p>{t('continue.compare')}</p>
          <p className="phone-number">
            <MonitorSmartphone size={28} aria-hidden />
            <strong>{step.number}</strong>
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
              onClick={() => void confirm(step.id)}
            >
              {t('continue.mine')}
            </button>
          </div>
        </div>
      )}
      {step.state === 'confirmed' && <p role="status">{t('continue.done')}</p>}
      {(step.state === 'ended' || step.state === 'failed') && (
        <>
          <p>{t(step.state === 'ended' ? 'phone.over' : 'phone.failed')}</p>
          <button type="button" className="button" onClick={again}>
            {t('phone.newCode')}
          </button>
        </>
      )}
    </dialog>
  )
}
