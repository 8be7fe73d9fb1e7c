import type { Page } from '../../platform/page.ts'

interface SenderProps {
  page: Page
  company: string
  isOn: boolean
}

/** Under whose name an order goes out; the switch above the header turns one sentence into the other. */
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
