import type { ReactNode } from 'react';
import './page.css';

export interface PageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of the foundations: heading, lead, sections. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className="fd-page">
      <header className="fd-head">
        <h1>{title}</h1>
        <p className="fd-lead">{lead}</p>
      </header>
      {children}
    </main>
  );
}

export interface SectionProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="fd-section">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
