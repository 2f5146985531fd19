import './subject.css';

/** A name longer than this, in letters, would push everything else off a phone's screen. */
const longName = 80;

/** The name of what a page is about, as somebody wrote it. */
export function SubjectName({ name }: { name: string }) {
  return (
    <h1 className="subject-name" dir="auto" data-long={name.length > longName || undefined}>
      {name}
    </h1>
  );
}

/** What somebody wrote of it; nothing where they wrote nothing. */
export function SubjectText({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className="subject-text" dir="auto">
      {text}
    </p>
  );
}
