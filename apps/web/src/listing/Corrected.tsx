interface CorrectedProps {
  typed: string;
  /** The corrected search; `undefined` if the typed words were found. */
  corrected: string | null | undefined;
}

/** Says that a search was corrected. */
export function Corrected({ typed, corrected }: CorrectedProps) {
  if (!corrected) return null;
  return (
    <p role="status">
      We found nothing called “{typed.trim()}”. These are the results for <strong>{corrected}</strong>.
    </p>
  );
}
