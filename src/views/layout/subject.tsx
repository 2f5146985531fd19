import './subject.css';

/** Whether a name would push everything else off a phone's screen. */
export function isLong(name: string): boolean {
  return name.length > 80;
}

/** The page's heading: the name of an event, a resource or a service as it was written. */
export function SubjectName({ name }: { name: string }) {
  return (
    <h1 className="subject-name" dir="auto" data-long={isLong(name) || undefined}>
      {name}
    </h1>
  );
}

/** A description as it was written; no element without one. */
export function SubjectText({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className="subject-text" dir="auto">
      {text}
    </p>
  );
}
