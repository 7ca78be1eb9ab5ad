// What a page of a proof loads with itself: its form, which comes later, has no style sheet of its own.
import '../../../parts/files/file-button.css';
import '../../../parts/qr/qr.css';
import './proofs.css';
