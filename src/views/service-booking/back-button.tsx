import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useLocation } from 'wouter';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';

/** Leads to the previous page, or to the dashboard if the tab began here. */
export function BackButton({ variant = 'quiet' }: { variant?: 'quiet' | 'primary' }) {
  const [, navigate] = useLocation();
  return (
    <Button
      variant={variant}
      onPress={() => (history.length > 1 ? history.back() : navigate('/dashboard'))}
    >
      <ArrowLeft />
      {texts.back}
    </Button>
  );
}
