import { useEffect } from 'react'
import { useDesign, useDesigner } from '../state/designer-context.ts'
import { ShareApproval } from './share-feedback.tsx'

/** Approvals of guests in the check. Unsaved changes are saved first, as they may void an approval. */
export default function Approvals() {
  const { keeping, shareNews } = useDesigner()
  const shares = useDesign(state => state.shares)
  // Runs once, when the check is opened: the services stay the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    void keeping.flush().then(() => shareNews.look())
  }, [])
  return shares.map(share => <ShareApproval key={share.id} share={share} />)
}
