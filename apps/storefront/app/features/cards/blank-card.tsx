/** A card without text: paper and a fine line along its edge. */
export function BlankCard({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`aspect-[105/148] rounded-[2px] bg-raised p-[5%] shadow-card ${className}`}
    >
      <div className="h-full border border-[#c9a86a]" />
    </div>
  )
}
