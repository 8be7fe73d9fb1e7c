import type { LegalGuarantee as LegalGuaranteeBlock } from '@passepartout/content-model'
import { GuaranteeNotice } from '../../features/law/guarantee-notice.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** The harmonised notice on pages of text, such as the general terms. */
export function LegalGuarantee({ page }: BlockProps<LegalGuaranteeBlock>) {
  return (
    <div className="wrap py-3 last:pb-section empty:hidden">
      <div className="max-w-[44em]">
        <GuaranteeNotice page={page} />
      </div>
    </div>
  )
}
