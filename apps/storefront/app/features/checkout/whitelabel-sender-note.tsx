import type { Page } from '../../platform/page.ts'

interface SenderProps {
  page: Page
  company: string
  isOn: boolean
}

/** Sender name of an order; the switch above the header toggles between the two sentences. */
export function WhitelabelSenderNote({ page: { translate }, company, isOn }: SenderProps) {
  return (
    <>
      <span data-sender="on" hidden={!isOn} className="block text-muted [&[hidden]]:hidden">
        {translate('whitelabel.sender', { company })}
      </span>
      <span data-sender="off" hidden={isOn} className="block text-muted [&[hidden]]:hidden">
        {translate('whitelabel.no-sender', { company })}
      </span>
    </>
  )
}
